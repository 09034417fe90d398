-- How what was bought was offered when it was ordered: grade, and the devices where they are known for sure (kind and last characters). Null: an
-- order of before, of which nobody wrote it down; what the product is today is not what was sold then.
alter table order_items add column if not exists condition jsonb;
-- Lines of one day are found by the index with the sum.
drop index if exists bank_lines_day;

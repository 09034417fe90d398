-- What tells two like lines of a bank's statements apart, where a file says it: the account's balance after the line, and the bank's own reference.
alter table bank_lines add column balance bigint, add column reference text;
-- Lines of a file are looked for among the known by day and sum.
create index bank_lines_day_amount on bank_lines (booked_on, amount);
-- Of the known lines of a file, those of which day, sum and title alone say so.
alter table bank_statements add column alike int not null default 0;

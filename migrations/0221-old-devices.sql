-- The buyer hands over an old device of the same kind at delivery (Polish act on waste equipment, art. 37).
alter table orders add column if not exists takes_old_device boolean not null default false;
-- Number in the Polish register of products, packaging and waste; null: the company has none, or has not said it.
alter table companies add column if not exists bdo_number text;

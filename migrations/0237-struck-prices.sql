-- A struck price is the lowest of the 30 days before a reduction, or less, and above the price itself. What is not so is no reduction.
update versions set was_price = null, last_price = null
  where (was_price is not null or last_price is not null)
    and not coalesce(was_price <= last_price and price < was_price, false);
alter table versions drop constraint if exists versions_struck;
alter table versions add constraint versions_struck check (
  (was_price is null and last_price is null) or coalesce(was_price <= last_price and price < was_price, false)) not valid;
alter table versions validate constraint versions_struck;

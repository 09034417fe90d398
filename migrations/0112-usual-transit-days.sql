-- A seller may leave the days of a way to the market: none of its own (null). What stands there stays as it is.
alter table delivery_prices alter column transit_days drop not null;

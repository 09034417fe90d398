-- What one unit of another currency is worth, as the operator entered it, so that visitors may be shown about what prices come to. Nothing is
-- charged by it. Rows are never changed: the newest of the newest day counts, the rest is history.
create table if not exists exchange_rates (
  id int generated always as identity primary key,
  market_currency text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$' and currency <> market_currency),
  -- Millionths of a unit of the market's currency for one unit.
  rate bigint not null check (rate > 0),
  day date not null,
  source text not null check (length(source) between 1 and 80),
  set_at timestamptz not null
);
create index if not exists exchange_rates_newest on exchange_rates (market_currency, currency, day desc, id desc);

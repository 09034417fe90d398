-- The operator's overview: what was sold and earned by day over all sellers.
create index if not exists selling_days_day on selling_days (day) include (currency, orders, goods);
create index if not exists ledger_entries_commission on ledger_entries (at) include (amount, currency) where account = 'commission';

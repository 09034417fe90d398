-- Who wants to know when a version that was sold out can be bought again: an account, or a guest by an address that has confirmed it.
create table stock_alerts (
  id bigint generated always as identity primary key,
  version_id int not null,
  product_id int not null,
  user_id uuid references users,
  email_sealed bytea,
  email_digest bytea,
  locale text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  checked_at timestamptz not null,
  check ((user_id is null) <> (email_digest is null)),
  check ((email_sealed is null) = (email_digest is null))
);
create unique index stock_alerts_user on stock_alerts (user_id, version_id) where user_id is not null;
create unique index stock_alerts_guest on stock_alerts (email_digest, version_id) where email_digest is not null;
create index stock_alerts_product on stock_alerts (product_id) where confirmed_at is not null;
create index stock_alerts_checked on stock_alerts (checked_at) where confirmed_at is not null;
create index stock_alerts_created on stock_alerts (created_at);

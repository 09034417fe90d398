-- What of a payment only a person can put right: told by mail once, and on a list until somebody says that it is done.
create table payment_alarms (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payments,
  kind text not null,
  -- What it is about: the same again raises nothing.
  key text not null unique,
  -- Minor units of `currency`, where there is a sum: what came, went or was lost.
  amount bigint,
  currency text,
  raised_at timestamptz not null,
  told_at timestamptz,
  done_at timestamptz,
  done_by uuid references users on delete set null,
  note text not null default '',
  check ((amount is null) = (currency is null))
);
create index payment_alarms_open on payment_alarms (id) where done_at is null;
create index payment_alarms_payment on payment_alarms (payment_id);

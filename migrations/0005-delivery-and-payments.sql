create table delivery_prices (
  company_id int not null references companies on delete cascade,
  method text not null check (method in ('dpd_pickup', 'dpd_courier', 'gls_courier', 'inpost_locker', 'inpost_courier', 'store_pickup')),
  price bigint not null check (price >= 0),
  cod_price bigint check (cod_price >= 0),
  free_from bigint check (free_from >= 0),
  transit_days smallint not null default 1,
  external_id text,
  enabled boolean not null default true,
  primary key (company_id, method)
);
create unique index delivery_prices_external on delivery_prices (company_id, external_id) where external_id is not null;

create table pickup_points (
  code text not null,
  method text not null,
  name text not null,
  street text not null,
  postal_code text not null,
  city text not null,
  lat double precision not null,
  lng double precision not null,
  folded text not null,
  primary key (method, code)
);
create index pickup_points_folded on pickup_points using gin (folded gin_trgm_ops);

-- One attempt to pay a purchase at one operator.
create table payments (
  id uuid primary key default gen_random_uuid(),
  purchase_id bigint not null,
  operator text not null,
  -- The operator's own id of the payment; known once it answered.
  reference text,
  amount bigint not null check (amount > 0),
  currency text not null,
  status text not null default 'created'
    check (status in ('created', 'started', 'paid', 'cancelled', 'failed', 'expired', 'refundDue', 'refunded')),
  redirect_url text,
  paid_at timestamptz,
  amount_paid bigint not null default 0,
  -- When the operator was last asked how the payment stands.
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index payments_reference on payments (operator, reference) where reference is not null;
create index payments_purchase on payments (purchase_id, created_at desc);
create unique index payments_one_paid on payments (purchase_id) where status = 'paid';
create unique index payments_one_open on payments (purchase_id, operator) where status in ('created', 'started');
create index payments_unfinished on payments (created_at) where status in ('created', 'started');

-- Money to give back: written with the cause, done by a job.
create table payment_refunds (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payments,
  -- Cause of the refund; the same cause is refunded once.
  key text not null unique,
  amount bigint not null check (amount > 0),
  currency text not null,
  -- Numbers of the orders whose money this is.
  subjects text[] not null default '{}',
  status text not null default 'due' check (status in ('due', 'done')),
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create index payment_refunds_payment on payment_refunds (payment_id);

-- Every notice of an operator as it came, once.
create table payment_notices (
  id bigint generated always as identity primary key,
  operator text not null,
  notice_id text not null,
  reference text not null,
  outcome text not null,
  amount bigint not null,
  currency text not null,
  received_at timestamptz not null default now(),
  unique (operator, notice_id)
);

-- The other side of the sandbox: what a real operator would keep on its own servers.
create table sandbox_payments (
  reference text primary key,
  -- The shop's own id of the payment: asking twice makes one.
  payment_id text not null unique,
  amount bigint not null,
  currency text not null,
  description text not null,
  status text not null default 'open' check (status in ('open', 'paid', 'cancelled', 'refunded')),
  return_url text not null,
  notify_url text not null,
  locale text not null,
  email text not null,
  -- What the buyer paid, which need not be what was asked.
  paid bigint not null default 0,
  created_at timestamptz not null default now()
);

create table sandbox_refunds (
  reference text not null references sandbox_payments,
  key text not null,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null default now(),
  primary key (reference, key)
);

-- Double entry, append-only; amounts of one transaction sum to zero. Debit positive, credit negative, grosze.
create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_key text not null,
  account text not null,
  amount bigint not null,
  currency text not null,
  -- The transaction that this one takes back, wholly or in part.
  reverses text,
  at timestamptz not null default now(),
  unique (transaction_key, account, currency)
);
create index ledger_entries_account on ledger_entries (account, id);

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'ledger_entries is append-only';
end $$;
create trigger ledger_append_only before update or delete on ledger_entries
  for each statement execute function ledger_is_append_only();

create function ledger_balances() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_entries where transaction_key = new.transaction_key group by currency having sum(amount) <> 0) then
    raise exception 'ledger transaction % does not sum to zero', new.transaction_key;
  end if;
  return null;
end $$;
create constraint trigger ledger_balanced after insert on ledger_entries deferrable initially deferred
  for each row execute function ledger_balances();

-- A payment whose buyer asked the bank for the money back: while it is undecided nothing of it is refunded.
alter table payments add column if not exists disputed boolean not null default false;

-- What a provider says of such a dispute. Amounts in the minor unit of their currency.
create table chargebacks (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payments,
  provider text not null,
  -- The provider's own name of it.
  dispute text not null,
  state text not null check (state in ('opened', 'evidenceDue', 'answered', 'accepted', 'won', 'lost')),
  amount bigint not null check (amount > 0),
  currency text not null,
  -- Whether the money has left the market's account there: a mere inquiry takes none.
  taken boolean not null,
  -- What the provider asks for it; null until it says so.
  fee bigint check (fee >= 0),
  fee_currency text,
  -- The provider's or the bank's own word for why.
  reason text,
  answer_until timestamptz,
  -- As of when the provider's word is: an older one changes nothing.
  told_at timestamptz not null,
  opened_at timestamptz not null,
  answered_at timestamptz,
  decided_at timestamptz,
  note text not null default '',
  unique (provider, dispute),
  check ((fee is null) = (fee_currency is null)),
  check ((decided_at is not null) = (state in ('won', 'lost')))
);
create index chargebacks_payment on chargebacks (payment_id);
create index chargebacks_open on chargebacks (answer_until, id) where state in ('opened', 'evidenceDue', 'answered', 'accepted');

-- Which part of it each order bears; `held` of its seller's money waits until it is decided.
create table chargeback_parts (
  chargeback_id bigint not null references chargebacks on delete cascade,
  order_id bigint not null references orders,
  company_id int not null references companies,
  number text not null,
  amount bigint not null check (amount >= 0),
  held bigint not null check (held >= 0),
  -- What the order bore in the end; null until it is decided, and where it was won.
  borne bigint check (borne >= 0),
  primary key (chargeback_id, order_id)
);
create index chargeback_parts_order on chargeback_parts (order_id);

create table chargeback_events (
  id bigint generated always as identity primary key,
  chargeback_id bigint not null references chargebacks on delete cascade,
  event text not null,
  at timestamptz not null,
  by_user uuid references users on delete set null
);
create index chargeback_events_of on chargeback_events (chargeback_id, id);

-- What a seller says for itself, once an order.
create table chargeback_evidence (
  chargeback_id bigint not null references chargebacks on delete cascade,
  company_id int not null references companies,
  words text not null,
  written_at timestamptz not null,
  written_by uuid references users on delete set null,
  primary key (chargeback_id, company_id)
);

create table chargeback_mails (
  chargeback_id bigint not null references chargebacks on delete cascade,
  what text not null,
  at timestamptz not null,
  primary key (chargeback_id, what)
);

-- What a buyer's bank takes back at the sandbox, so that a chargeback can be rehearsed; one a payment.
create table sandbox_disputes (
  reference text primary key references sandbox_payments,
  amount bigint not null check (amount > 0),
  status text not null default 'open' check (status in ('open', 'won', 'lost')),
  opened_at timestamptz not null
);

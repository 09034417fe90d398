-- Each call of a payment provider as it was taken, also refused ones. Nothing in it tells who a person is: of the body what would is masked before
-- it is written, and of what could not be shown to be the provider's no body is kept.
create table if not exists received_webhooks (
  id bigint generated always as identity primary key,
  provider text not null,
  received_at timestamptz not null default now(),
  -- What it told of; null: nothing of a payment, or it could not be read.
  kind text,
  webhook_id text,
  reference text,
  payment_id uuid,
  amount bigint,
  currency text,
  result text not null check (result in ('applied', 'known', 'nothing', 'refused')),
  -- The failure's code.
  refusal text,
  -- What was understood, to be settled again; null: it was not read.
  report jsonb,
  body text,
  replayed_at timestamptz
);
create index if not exists received_webhooks_provider on received_webhooks (provider, id);
create index if not exists received_webhooks_refused on received_webhooks (id) where result = 'refused';
-- Of those that anybody may send only so many are written in an hour.
create index if not exists received_webhooks_unread on received_webhooks (received_at) where report is null;
create index if not exists received_webhooks_old on received_webhooks (received_at);

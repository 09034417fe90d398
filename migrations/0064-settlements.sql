-- What providers report of the money they took and gave back, compared with ours.
create table settlement_files (
  id bigint generated always as identity primary key,
  provider text not null,
  name text not null,
  -- The same file is imported once.
  digest bytea not null unique,
  lines int not null,
  -- Of these, known from another file.
  repeated int not null,
  first_day date not null,
  last_day date not null,
  imported_by uuid,
  imported_at timestamptz not null
);
create index settlement_files_provider on settlement_files (provider, id);

create table settlement_lines (
  id bigint generated always as identity primary key,
  file_id bigint not null references settlement_files,
  line int not null,
  provider text not null,
  -- All that the provider says of it, and which of equal ones in its file it is.
  digest bytea not null unique,
  external_id text not null,
  kind text not null check (kind in ('payment', 'refund', 'chargeback', 'fee', 'payout', 'other')),
  payment_id uuid,
  reference text,
  -- Minor units; to the market positive. `fee` positive: the provider kept it.
  gross bigint not null,
  fee bigint not null,
  net bigint,
  currency text not null,
  day date not null,
  status text not null default 'new' check (status in ('new', 'matched', 'unmatched', 'noted')),
  matched_payment uuid,
  matched_refund bigint,
  -- What of the fee is booked in the ledger, with that of other lines of its file, and under which key.
  fee_booked bigint not null default 0,
  fee_key text,
  check (fee_booked = 0 or fee_key is not null)
);
create index settlement_lines_new on settlement_lines (file_id, id) where status = 'new';
create index settlement_lines_fee on settlement_lines (fee_key) where fee_key is not null;
create unique index settlement_lines_payment on settlement_lines (provider, matched_payment)
  where kind = 'payment' and matched_payment is not null;
create unique index settlement_lines_refund on settlement_lines (matched_refund) where matched_refund is not null;

-- Every grosz that does not agree.
create table settlement_findings (
  id bigint generated always as identity primary key,
  provider text not null,
  kind text not null check (kind in ('missingThere', 'missingHere', 'amountDiffers', 'feeDiffers', 'twice', 'unknownRefund',
    'refundMissingThere', 'chargeback')),
  line_id bigint references settlement_lines,
  payment_id uuid,
  refund_id bigint,
  -- What we know, and what the provider says; minor units, null where one of both says nothing.
  expected bigint,
  found bigint,
  currency text not null,
  -- `gone`: a later file explained it.
  status text not null default 'open' check (status in ('open', 'resolved', 'gone')),
  found_at timestamptz not null,
  resolved_by uuid,
  resolved_at timestamptz,
  note text,
  unique nulls not distinct (provider, kind, line_id, payment_id, refund_id)
);
create index settlement_findings_open on settlement_findings (id) where status = 'open';

-- What sellers are paid. A batch is a draft that operators approve; a line is one seller's payout in it, or why the seller is left out.
create table payout_batches (
  id bigint generated always as identity primary key,
  currency text not null,
  channel text not null,
  status text not null check (status in ('draft', 'approved', 'done', 'discarded')),
  -- How many different people have to approve it: what was configured when it was drawn up.
  approvals int not null check (approvals in (1, 2)),
  -- Rises with whatever changes the lines: what somebody approves is what that person saw.
  revision int not null default 0,
  created_by uuid not null,
  created_at timestamptz not null,
  first_approved_by uuid,
  first_approved_at timestamptz,
  approved_by uuid,
  approved_at timestamptz,
  exported_at timestamptz,
  check ((status in ('approved', 'done')) = (approved_by is not null)),
  check ((first_approved_by is null) = (first_approved_at is null)),
  check (approvals = 1 or approved_by is null or (first_approved_by is not null and first_approved_by <> approved_by))
);

create table payout_lines (
  id bigint generated always as identity primary key,
  batch_id bigint not null references payout_batches,
  company_id int not null references companies,
  currency text not null,
  -- Grosze; what the seller owes is below nought, and never paid.
  amount bigint not null,
  status text not null check (status in ('planned', 'leftOut', 'approved', 'paid', 'returned')),
  -- Why it is left out, or what the bank said.
  reason text,
  -- Account, holder and address as they were when the batch was drawn up.
  payee jsonb not null,
  paid_on date,
  returned_at timestamptz,
  -- When its seller was told.
  paid_notified_at timestamptz,
  returned_notified_at timestamptz,
  unique (batch_id, company_id),
  check (amount > 0 or status = 'leftOut'),
  check ((status = 'leftOut') = (reason is not null) or status = 'returned'),
  check (status <> 'paid' or paid_on is not null)
);
create index payout_lines_company on payout_lines (company_id, id desc) where status in ('approved', 'paid', 'returned');

-- Entries of sellers' accounts in the ledger, each with the payout that pays it: one at most.
create table payout_entries (
  position bigint not null,
  company_id int not null references companies,
  currency text not null,
  transaction_key text not null,
  kind text not null,
  order_number text,
  -- Grosze; what the market owes the seller is positive.
  amount bigint not null,
  posted_at timestamptz not null,
  line_id bigint references payout_lines,
  primary key (position, company_id, currency)
);
create index payout_entries_open on payout_entries (company_id, currency, position) where line_id is null;
create index payout_entries_line on payout_entries (line_id, position) where line_id is not null;

-- How far the ledger was read; whoever draws up or approves holds this row.
create table payout_progress (
  one boolean primary key default true check (one),
  read_to bigint not null
);
insert into payout_progress (read_to) values (0) on conflict do nothing;

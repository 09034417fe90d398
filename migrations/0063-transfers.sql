-- Money that came to the market's own bank account for a payment by transfer, or by mistake; a row once a line of a statement.
create table transfers (
  id bigint generated always as identity primary key,
  -- What told of it: `line:<id of a bank line>`.
  key text not null unique,
  -- Null: nobody knows what it was for; it goes back.
  payment_id uuid references payments,
  amount bigint not null check (amount > 0),
  currency text not null,
  sender_name text not null,
  sender_account text,
  -- What of it pays for nothing and goes back by hand.
  to_return bigint not null default 0 check (to_return between 0 and amount),
  returned_at timestamptz,
  returned_by uuid,
  received_at timestamptz not null,
  check (returned_at is null or to_return > 0)
);
create index transfers_payment on transfers (payment_id) where payment_id is not null;
create index transfers_to_return on transfers (id) where to_return > 0 and returned_at is null;
create index payment_refunds_by_hand on payment_refunds (id) where status = 'sent';

create table bank_statements (
  id bigint generated always as identity primary key,
  name text not null,
  format text not null check (format in ('mt940', 'csv')),
  -- The same file is imported once.
  digest bytea not null unique,
  lines int not null,
  -- Of these, known from another file.
  repeated int not null,
  imported_by uuid,
  imported_at timestamptz not null
);

create table bank_lines (
  id bigint generated always as identity primary key,
  statement_id bigint not null references bank_statements,
  -- Line of the file in which it begins.
  line int not null,
  -- All that the bank says of it, and which of equal ones it is: overlapping statements tell of it once.
  digest bytea not null unique,
  booked_on date not null,
  -- Credit positive, minor units.
  amount bigint not null check (amount <> 0),
  currency text not null,
  title text not null,
  name text not null,
  account text,
  -- `new`: to be looked at · `outgoing`: money that left · `open`: people have to decide · `received`: became a transfer · `ignored`.
  status text not null default 'new' check (status in ('new', 'outgoing', 'open', 'received', 'ignored')),
  -- What became of it, or why it is open.
  outcome text,
  transfer_id bigint references transfers,
  decided_by uuid,
  decided_at timestamptz,
  note text
);
create index bank_lines_statement on bank_lines (statement_id, id);
create index bank_lines_new on bank_lines (id) where status = 'new';
create index bank_lines_open on bank_lines (id) where status = 'open';

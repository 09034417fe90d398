-- What a company says of its documents: who issues them, how it is taxed, and how its numbers begin. No row: the seller brings its own.
create table document_settings (
  company_id int primary key references companies on delete cascade,
  issuer text not null default 'seller' check (issuer in ('market', 'seller')),
  vat_status text not null default 'active' check (vat_status in ('active', 'exempt')),
  -- The legal ground that an exempt seller's invoices name.
  exemption text,
  -- Beginnings of numbers by kind, where the company chose another than the usual one.
  series jsonb not null default '{}',
  revision int not null default 1,
  updated_at timestamptz not null default now(),
  check (vat_status = 'active' or exemption is not null)
);

-- The last number of a series. A number is taken in the transaction that issues: one that fails gives it back.
create table document_series (
  company_id int not null references companies on delete cascade,
  series text not null,
  year int not null,
  last int not null check (last > 0),
  primary key (company_id, series, year)
);

create table documents (
  id bigint generated always as identity primary key,
  -- Whose document it is: the seller, or the market's own company.
  company_id int not null references companies,
  kind text not null check (kind in ('vatInvoice', 'marginInvoice', 'confirmation', 'correction', 'confirmationCorrection',
    'commissionInvoice', 'commissionCorrection')),
  series text not null,
  year int not null,
  sequence int not null,
  number text not null,
  order_id bigint references orders,
  corrects_id bigint references documents,
  -- The seller who is charged a commission.
  buyer_company_id int references companies,
  -- What it was issued for: the same again finds it instead of issuing another.
  key text not null unique,
  currency text not null,
  total bigint not null,
  -- Everything that stands on it, as it was: kept as text, so that the hash stays true. No jsonb.
  content json not null,
  hash bytea not null,
  issued_at timestamptz not null,
  unique (company_id, series, year, sequence)
);
create index documents_order on documents (order_id, id) where order_id is not null;
create index documents_corrects on documents (corrects_id) where corrects_id is not null;
create index documents_buyer on documents (buyer_company_id, id desc) where buyer_company_id is not null;
create trigger documents_stay before update or delete on documents
  for each statement execute function refuse_change();

-- An invoice that the seller made elsewhere.
create table document_uploads (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  company_id int not null references companies,
  name text not null,
  size int not null,
  file_key text not null unique,
  hash bytea not null,
  uploaded_by uuid references users on delete set null,
  created_at timestamptz not null
);
create index document_uploads_order on document_uploads (order_id, id);

-- The commission of an order as it was invoiced, a line a rate; what a correction takes back is negative. Sums to what the order owes.
create table billed_commissions (
  order_id bigint not null references orders,
  document_id bigint not null references documents,
  company_id int not null references companies,
  line int not null,
  net bigint not null,
  vat bigint not null,
  primary key (order_id, document_id, line)
);
create index billed_commissions_company on billed_commissions (company_id, order_id);
create index billed_commissions_document on billed_commissions (document_id);

-- What sellers who owed the market transferred to its account.
create table payout_repayments (
  id bigint generated always as identity primary key,
  company_id int not null references companies,
  currency text not null,
  -- Grosze.
  amount bigint not null check (amount > 0),
  received_on date not null,
  note text,
  recorded_by uuid not null,
  recorded_at timestamptz not null
);
create index payout_repayments_company on payout_repayments (company_id, id desc);

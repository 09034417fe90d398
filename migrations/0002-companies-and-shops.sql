create table companies (
  id int generated always as identity primary key,
  name text not null,
  short_name text not null,
  street text not null,
  postal_code text not null,
  city text not null,
  country text not null,
  tax_id text not null,
  register_number text,
  email text not null,
  phone text not null,
  website text,
  bank_bic text,
  bank_iban text,
  photo_key text,
  about jsonb not null default '{"pl-PL": ""}',
  self_certified boolean not null default false,
  status text not null default 'draft' check (status in ('draft', 'submitted', 'approved', 'rejected', 'suspended')),
  created_at timestamptz not null default now()
);
create unique index companies_tax_id on companies (country, tax_id);

create table company_members (
  company_id int not null references companies on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'manager', 'warehouse', 'accountant')),
  primary key (company_id, user_id)
);
create index company_members_user on company_members (user_id);

create table shops (
  id int generated always as identity primary key,
  company_id int not null references companies,
  title text not null,
  description jsonb not null default '{"pl-PL": ""}',
  street text not null,
  postal_code text not null,
  city text not null,
  country text not null,
  lat double precision not null,
  lng double precision not null,
  time_zone text not null default 'Europe/Warsaw',
  hours jsonb not null,
  images jsonb not null default '[]',
  created_at timestamptz not null default now()
);
create index shops_company on shops (company_id);

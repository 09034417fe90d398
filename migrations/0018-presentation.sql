-- How a seller presents itself on its own page.
create table company_presentations (
  company_id int primary key references companies on delete cascade,
  header_text jsonb not null default '{"pl-PL": ""}',
  banner_text jsonb not null default '{"pl-PL": ""}',
  banner_icon text not null default 'shield-check',
  accent text check (accent ~ '^#[0-9a-f]{6}$'),
  -- The language its texts are written in first.
  language text not null default 'pl-PL' check (language in ('pl-PL', 'en-US', 'de-DE')),
  header_image_key text,
  thumbnail_key text,
  revision int not null default 1,
  updated_at timestamptz not null default now()
);

-- Days on which nobody ships: nothing can be ordered, everything stays visible. Days of the company's country, both included.
alter table companies add column holiday_from date;
alter table companies add column holiday_until date;
alter table companies add column holiday_note jsonb;
alter table companies add constraint companies_holiday check (
  (holiday_from is null) = (holiday_until is null) and (holiday_from is null or holiday_until >= holiday_from));
create index companies_holidays on companies (holiday_until) where holiday_until is not null;

-- Files that sellers send to create and change products, and how far each is. Rows are staged: checked and written in small steps.
create table imports (
  id int generated always as identity primary key,
  company_id int not null references companies on delete cascade,
  name text not null,
  format text not null check (format in ('csv', 'xlsx')),
  bytes int not null,
  file_key text not null,
  -- How the file was understood: header, first rows, sheets.
  layout jsonb not null,
  fingerprint text not null,
  settings jsonb not null,
  remembered boolean not null,
  -- Archive with pictures: key, name, and number of files.
  archive jsonb,
  status text not null default 'ready'
    check (status in ('ready', 'checking', 'checked', 'running', 'done', 'refused', 'failed', 'cancelled')),
  phase text check (phase in ('reading', 'checking', 'writing', 'pictures')),
  failure text,
  -- Grows whenever somebody starts, stops or changes the import: work begun before then ends.
  round int not null default 0,
  -- Whether the rows of the file lie staged, as the settings want them.
  staged boolean not null default false,
  last_line int not null default 0,
  last_product int not null default 0,
  products_total int,
  rows_total int,
  rows_read int not null default 0,
  rows_done int not null default 0,
  created int not null default 0,
  updated int not null default 0,
  unchanged int not null default 0,
  rejected int not null default 0,
  warnings int not null default 0,
  read_share real not null default 0,
  -- Beginnings of work without progress: what breaks the worker each time is given up.
  faults int not null default 0,
  pictures_total int not null default 0,
  pictures_done int not null default 0,
  by_user uuid,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz
);
create index imports_company on imports (company_id, id desc);
create index imports_old on imports (created_at);
-- One at a time.
create unique index imports_running on imports (company_id) where status in ('checking', 'running');

create table import_rows (
  import_id int not null references imports on delete cascade,
  -- Where the row begins in the file, from 1.
  line int not null,
  product_key text not null,
  version_name text not null,
  draft jsonb not null,
  -- Products in the order of their first rows; null for a row that is refused.
  product_no int,
  primary key (import_id, line)
);
create index import_rows_product on import_rows (import_id, product_no);

create table import_problems (
  id bigint generated always as identity primary key,
  import_id int not null references imports on delete cascade,
  line int not null,
  column_name text,
  field text,
  value text,
  code text not null,
  params jsonb,
  severity text not null check (severity in ('rejected', 'warning')),
  -- Found while reading, while comparing with the catalogue, or with pictures: each is done anew on its own.
  found text not null check (found in ('reading', 'checking', 'pictures'))
);
create index import_problems_line on import_problems (import_id, line, id);

-- What a company said of tables with the same header.
create table import_habits (
  company_id int not null references companies on delete cascade,
  fingerprint text not null,
  settings jsonb not null,
  used_at timestamptz not null default now(),
  primary key (company_id, fingerprint)
);

-- Pictures fetched before, by address or content: the same picture is not fetched twice.
create table import_pictures (
  company_id int not null references companies on delete cascade,
  source text not null,
  key text not null,
  primary key (company_id, source)
);

-- Products that wait for pictures.
create table import_picture_tasks (
  import_id int not null references imports on delete cascade,
  product_id int not null,
  line int not null,
  sources jsonb not null,
  primary key (import_id, product_id)
);

create table exports (
  id int generated always as identity primary key,
  company_id int not null references companies on delete cascade,
  format text not null check (format in ('csv', 'xlsx')),
  -- Products with this status only.
  product_status text,
  status text not null default 'running' check (status in ('running', 'done', 'failed')),
  file_key text,
  rows int not null default 0,
  bytes int,
  by_user uuid,
  created_at timestamptz not null default now()
);
create index exports_company on exports (company_id, id desc);
create unique index exports_running on exports (company_id) where status = 'running';

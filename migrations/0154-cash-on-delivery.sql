-- Money that carriers take on delivery with a company's own contract, and what they report of it. The market never has it.
create table cash_dues (
  order_id bigint primary key references orders on delete cascade,
  company_id integer not null references companies on delete cascade,
  order_number text not null,
  carrier text not null,
  -- What is to be collected, minor units; nothing once it came back unpaid or was called off.
  expected bigint not null check (expected >= 0),
  -- The sum of all lines that reports have of it.
  reported bigint not null default 0,
  currency text not null,
  sent_at timestamptz not null,
  received_at timestamptz,
  -- Until when a report is waited for; null: it is settled, or has a finding.
  waits_until timestamptz
);
create index cash_dues_company on cash_dues (company_id, sent_at desc, order_id desc);
create index cash_dues_waiting on cash_dues (waits_until) where waits_until is not null;
create index cash_dues_waiting_company on cash_dues (company_id, sent_at, order_id) where waits_until is not null;

-- Numbers of the shipments of an order, as carriers write them: also those that were corrected since.
create table cash_numbers (
  company_id integer not null references companies on delete cascade,
  number text not null,
  order_id bigint not null references cash_dues on delete cascade,
  primary key (company_id, number, order_id)
);
create index cash_numbers_order on cash_numbers (order_id);

create table cash_reports (
  id bigint generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  carrier text not null,
  -- Null: the carrier was asked.
  name text,
  digest bytea not null,
  lines int not null,
  -- Of these, known from another report.
  repeated int not null,
  imported_by uuid references users on delete set null,
  imported_at timestamptz not null,
  unique (company_id, digest)
);
create index cash_reports_company on cash_reports (company_id, id desc);

create table cash_lines (
  id bigint generated always as identity primary key,
  report_id bigint not null references cash_reports on delete cascade,
  company_id integer not null references companies on delete cascade,
  carrier text not null,
  line int not null,
  digest bytea not null,
  number text not null,
  -- What was collected and what the carrier keeps of it, minor units.
  amount bigint not null,
  fee bigint not null,
  currency text not null,
  day date,
  reference text,
  order_id bigint references orders on delete set null,
  compared boolean not null default false,
  unique (company_id, digest)
);
create index cash_lines_new on cash_lines (report_id, id) where not compared;
create index cash_lines_order on cash_lines (order_id) where order_id is not null;
create index cash_lines_number on cash_lines (company_id, number) where order_id is null;

-- Every amount in which the two do not agree: of an order, or of a line that belongs to none.
create table cash_findings (
  id bigint generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  carrier text not null,
  kind text not null,
  order_id bigint references orders on delete cascade,
  order_number text,
  line_id bigint references cash_lines on delete cascade,
  number text,
  expected bigint not null,
  found bigint not null,
  currency text not null,
  status text not null default 'open' check (status in ('open', 'explained', 'gone')),
  found_at timestamptz not null,
  ended_at timestamptz,
  note text check (length(note) <= 300),
  explained_by uuid references users on delete set null,
  check ((order_id is null) <> (line_id is null)),
  check ((status = 'open') = (ended_at is null))
);
create unique index cash_findings_of_order on cash_findings (order_id) where order_id is not null and status <> 'gone';
create unique index cash_findings_of_line on cash_findings (line_id) where line_id is not null and status <> 'gone';
create index cash_findings_order on cash_findings (order_id) where order_id is not null;
create index cash_findings_line on cash_findings (line_id) where line_id is not null;
create index cash_findings_company on cash_findings (company_id, status, id desc);

-- When a carrier is asked for its report with a company's contract, and what came of it.
create table cash_fetches (
  company_id integer not null references companies on delete cascade,
  carrier text not null,
  -- The days before are reported.
  reported_until date,
  next_at timestamptz not null,
  failures smallint not null default 0,
  result text check (result in ('works', 'refused', 'unanswered', 'notUnderstood', 'noContract')),
  asked_at timestamptz,
  primary key (company_id, carrier)
);

-- What was sent and is to be paid on delivery before there was such a list.
insert into cash_dues (order_id, company_id, order_number, carrier, expected, currency, sent_at, received_at, waits_until)
select o.id, o.company_id, o.number, s.carrier, o.total, o.currency, s.shipped_at, null, s.shipped_at + interval '30 days'
from orders o cross join lateral (
  select carrier, shipped_at from shipments where order_id = o.id order by id limit 1) s
where o.cash_on_delivery and o.status in ('partlyShipped', 'shipped') and o.payment_status = 'onDelivery';
insert into cash_numbers (company_id, number, order_id)
select d.company_id, regexp_replace(upper(s.tracking_number), '[\s-]', '', 'g'), d.order_id
from cash_dues d join shipments s on s.order_id = d.order_id where s.tracking_number is not null
on conflict do nothing;

-- Reports of content, what the operator decides, and complaints about that (Regulation 2022/2065 art. 16, 17, 20).
create table content_reports (
  id bigint generated always as identity primary key,
  -- Whoever knows it reads the report as who sent it; the other one, as the seller or author it is about.
  key text not null unique,
  affected_key text not null unique,
  source text not null check (source in ('form', 'operator', 'authority', 'safety')),
  subject_kind text not null check (subject_kind in ('product', 'review', 'shop', 'company')),
  subject_id bigint not null,
  company_id int not null references companies,
  -- As it was called when it was reported.
  title text not null,
  address text not null,
  reason text not null,
  explanation text not null,
  -- Null: not asked for, or forgotten.
  name text,
  email text,
  user_id uuid references users on delete set null,
  locale text not null,
  -- 0: somebody's life or safety may be at stake.
  rank smallint not null check (rank in (0, 1)),
  state text not null check (state in ('open', 'decided', 'complained')),
  received_at timestamptz not null,
  -- When somebody should have decided.
  due_at timestamptz not null,
  settled_at timestamptz,
  decision_id bigint,
  authority_told_at timestamptz,
  authority_note text,
  -- Nothing of a person is left in it.
  purged_at timestamptz
);
create index content_reports_queue on content_reports (rank, due_at, id) where state <> 'decided';
create index content_reports_state on content_reports (state, id desc);
create index content_reports_subject on content_reports (subject_kind, subject_id, id desc);
create index content_reports_company on content_reports (company_id, id desc);
create index content_reports_user on content_reports (user_id) where user_id is not null;
create index content_reports_email on content_reports (lower(email)) where email is not null;
create index content_reports_settled on content_reports (settled_at, id) where state = 'decided' and purged_at is null;
create index content_reports_received on content_reports (received_at);
-- Who reports the same thing again while it waits is answered with the first report.
create unique index content_reports_once on content_reports (subject_kind, subject_id, lower(email), reason)
  where state = 'open' and source = 'form' and email is not null;

-- Never changed and never removed: what was decided, by whom, from when on. A later one for the same subject takes its place.
create table moderation_decisions (
  id bigint generated always as identity primary key,
  report_id bigint not null references content_reports,
  subject_kind text not null,
  subject_id bigint not null,
  company_id int not null references companies,
  title text not null,
  measure text not null check (measure in ('none', 'restrict', 'remove', 'suspend')),
  -- What was in force before.
  measure_before text not null check (measure_before in ('none', 'restrict', 'remove', 'suspend')),
  reason text not null,
  ground text not null check (ground in ('law', 'terms')),
  provision text not null,
  facts text not null,
  decided_by uuid not null,
  at timestamptz not null,
  -- The complaint that it answers.
  complaint_id bigint
);
create index moderation_decisions_subject on moderation_decisions (subject_kind, subject_id, id desc);
create index moderation_decisions_report on moderation_decisions (report_id, id desc);
create index moderation_decisions_company on moderation_decisions (company_id, id desc);
create index moderation_decisions_at on moderation_decisions (at, id);
create trigger moderation_decisions_append_only before update or delete on moderation_decisions
  for each statement execute function refuse_change();

create table moderation_complaints (
  id bigint generated always as identity primary key,
  report_id bigint not null references content_reports,
  decision_id bigint not null references moderation_decisions,
  party text not null check (party in ('affected', 'reporter')),
  words text not null,
  at timestamptz not null,
  due_at timestamptz not null,
  outcome text check (outcome in ('stands', 'changed')),
  answer text,
  decided_by uuid,
  decided_at timestamptz,
  check ((outcome is null) = (decided_at is null)),
  -- Of one decision each side complains once.
  unique (report_id, decision_id, party)
);
create index moderation_complaints_open on moderation_complaints (report_id) where outcome is null;

-- Who reports without ground again and again, or has it done to what it sells: first warned, then not heard for a while (art. 23).
create table moderation_misuse (
  id bigint generated always as identity primary key,
  -- A keyed hash of an e-mail address.
  who text not null,
  what text not null check (what in ('warned', 'suspended', 'lifted')),
  reason text not null,
  by uuid not null,
  at timestamptz not null,
  until timestamptz
);
create index moderation_misuse_who on moderation_misuse (who, id desc);
create index moderation_misuse_at on moderation_misuse (at);

-- An offer that the operator took down: its seller cannot publish it. `barred_from`, `barred_revision`: its status before, and its revision then.
alter table products add column if not exists barred text check (barred in ('paused', 'removed'));
alter table products add column if not exists barred_from text;
alter table products add column if not exists barred_revision int;
create or replace function product_stays_barred() returns trigger language plpgsql as $$
begin
  new.status := 'paused';
  return new;
end $$;
-- Whatever way would publish it: it stays where it is.
create or replace trigger products_barred before update on products
  for each row when (new.barred is not null and new.status = 'published') execute function product_stays_barred();

-- Words and pictures of a shop that the operator withholds; where it is stays known, as people collect there.
alter table shops add column if not exists withheld_at timestamptz;

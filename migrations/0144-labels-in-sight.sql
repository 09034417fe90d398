-- A label is called off in two acts, as it is bought: what is `cancelling` is asked of the carrier until it answers.
alter table labels drop constraint labels_state_check;
alter table labels add constraint labels_state_check check (state in ('requested', 'prepared', 'buying', 'bought', 'failed', 'uncertain',
  'cancelling', 'cancelled')) not valid;
alter table labels validate constraint labels_state_check;
-- Why nothing goes on is told of other states, too: keys that are refused while a file is fetched.
alter table labels drop constraint labels_check1;
alter table labels add constraint labels_reason_check check (state <> 'failed' or reason is not null) not valid;
alter table labels validate constraint labels_reason_check;

alter table labels
  -- The same label as commands for a label printer; fetched where the company prints so.
  add column zpl_key text,
  add column wants_zpl boolean not null default false,
  -- The carrier has said that it takes the label back no more.
  add column cancel_refused_at timestamptz,
  -- From then on it says neither for whom it was nor where: see labels.purge.
  add column purged_at timestamptz;
create index labels_of_company on labels (company_id, id desc);
create index labels_to_purge on labels (requested_at) where purged_at is null;

-- Lines of reports about disputes are compared with chargebacks: what the provider took, and what it gave back.
alter table settlement_lines add column if not exists matched_chargeback bigint;
create unique index if not exists settlement_lines_chargeback on settlement_lines (matched_chargeback, (gross > 0))
  where matched_chargeback is not null;

alter table settlement_findings add column if not exists chargeback_id bigint;
alter table settlement_findings drop constraint if exists settlement_findings_kind_check;
alter table settlement_findings add constraint settlement_findings_kind_check check (kind in ('missingThere', 'missingHere',
  'amountDiffers', 'feeDiffers', 'twice', 'unknownRefund', 'refundMissingThere', 'chargeback', 'chargebackFeeDiffers',
  'chargebackBack', 'chargebackMissingThere', 'chargebackBackMissing')) not valid;
alter table settlement_findings validate constraint settlement_findings_kind_check;

-- Two disputes of one payment may both be missing: the old rule knew one.
create unique index if not exists settlement_findings_once on settlement_findings
  (provider, kind, line_id, payment_id, refund_id, chargeback_id) nulls not distinct;
do $$
declare old text;
begin
  select conname into old from pg_constraint where conrelid = 'settlement_findings'::regclass and contype = 'u';
  if old is not null then
    execute format('alter table settlement_findings drop constraint %I', old);
  end if;
end $$;

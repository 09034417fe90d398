-- A report that tells of a fee or a payout again, with another sum, is no second one.
alter table settlement_findings drop constraint if exists settlement_findings_kind_check;
alter table settlement_findings add constraint settlement_findings_kind_check check (kind in ('missingThere', 'missingHere',
  'amountDiffers', 'feeDiffers', 'twice', 'unknownRefund', 'refundMissingThere', 'chargeback', 'chargebackFeeDiffers',
  'chargebackBack', 'chargebackMissingThere', 'chargebackBackMissing', 'changed')) not valid;
alter table settlement_findings validate constraint settlement_findings_kind_check;
create index if not exists settlement_lines_told on settlement_lines (provider, external_id) where kind in ('fee', 'payout');

-- A refund that was never sent because the buyer's bank took its money: no report of the provider names it.
alter table payment_refunds add column if not exists covered boolean not null default false;

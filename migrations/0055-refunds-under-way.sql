-- A refund may take the provider days: `sent` is asked for and not done, `failed` was refused in the end. Every row fits already.
alter table payment_refunds drop constraint if exists payment_refunds_status_check;
alter table payment_refunds add constraint payment_refunds_status_check
  check (status in ('due', 'sent', 'failed', 'done')) not valid;
alter table payment_refunds validate constraint payment_refunds_status_check;

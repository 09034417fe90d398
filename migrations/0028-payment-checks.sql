-- When the operator is asked next how a payment stands; null when nothing it could say would matter any more. Every payment that may
-- still be paid has one, whatever was said of it before: notices get lost, and come late.
alter table payments add next_check_at timestamptz, add checks int not null default 0;
create index payments_due on payments (operator, next_check_at) where next_check_at is not null;
update payments set next_check_at = now()
  where reference is not null
    and (status = 'started' or (status in ('cancelled', 'failed', 'expired') and created_at > now() - interval '7 days'));

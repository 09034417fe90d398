-- The operator's list of all payments, the latest first.
create index if not exists payments_latest on payments (created_at desc, id desc);

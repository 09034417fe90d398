-- The operator's list of all refunds, the latest first: those of payments, and those that their sellers give back themselves.
create index if not exists payment_refunds_created on payment_refunds (created_at desc, id desc);
create index if not exists refunds_of_sellers on refunds (created_at desc, id desc) where payment_refund_id is null;

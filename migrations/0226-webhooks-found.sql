-- Webhooks by what the operator looks for: the provider's id of one, or a payment by its number there or here.
create index if not exists received_webhooks_webhook on received_webhooks (webhook_id) where webhook_id is not null;
create index if not exists received_webhooks_reference on received_webhooks (reference) where reference is not null;
create index if not exists received_webhooks_payment on received_webhooks (payment_id) where payment_id is not null;
-- One plan for whatever came of them: `nothing` may be rare, too.
create index if not exists received_webhooks_result on received_webhooks (result, id);

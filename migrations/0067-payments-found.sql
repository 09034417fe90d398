-- A payment is looked for by what its provider calls it, and what that told of it, whoever the provider is.
create index if not exists payments_by_reference on payments (reference) where reference is not null;
create index if not exists payment_notices_of on payment_notices (operator, reference);

-- Labels and collections that are due are taken contract by contract: a step from one to the next is one read of these indexes, however many each has.
create index if not exists labels_due_of_contract on labels (company_id, carrier, next_at) where next_at is not null;
create index if not exists collections_due_of_contract on collections (company_id, carrier, next_at) where next_at is not null;
drop index if exists labels_due;
drop index if exists collections_due;

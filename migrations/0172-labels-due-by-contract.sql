-- Labels that are due are taken contract by contract: a step from one to the next is one read of this index, however many each has.
create index labels_due_of_contract on labels (company_id, carrier, next_at) where next_at is not null;
drop index labels_due;

-- Chargebacks that nobody has decided, in the order of the operator's list: those without an end first, then by the end of their answer.
create index if not exists chargebacks_undecided on chargebacks (coalesce(answer_until, to_timestamp(0)), id) where decided_at is null;

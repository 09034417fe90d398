-- By what open orders of one buyer are recognised: keyed hashes of account, e-mail address, phone and network, nothing in clear. Forgotten
-- after two weeks.
create table purchase_marks (
  mark bytea not null,
  purchase_id bigint not null references purchases on delete cascade,
  placed_at timestamptz not null,
  primary key (mark, purchase_id)
);
create index purchase_marks_purchase on purchase_marks (purchase_id);
create index purchase_marks_age on purchase_marks (placed_at);

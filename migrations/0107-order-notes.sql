-- What a seller's people write down about an order for each other; nobody outside the company reads it. Goes with its order.
create table order_notes (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  company_id int not null references companies,
  -- The person; null: a program with a key of the company. The id stays when the account is deleted.
  author uuid,
  text text not null check (char_length(text) between 1 and 4000),
  created_at timestamptz not null,
  edited_at timestamptz
);
create index order_notes_order on order_notes (order_id, id desc);
-- For an export of what a person wrote.
create index order_notes_author on order_notes (author, id) where author is not null;

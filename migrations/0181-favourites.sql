-- What people have put a heart on. Products may go: the row stays and says what it was.
create table favourites (
  user_id uuid not null references users,
  product_id int not null,
  title text not null,
  -- What a list said it cost then; gross, grosze.
  price_then bigint not null,
  currency text not null,
  added_at timestamptz not null,
  primary key (user_id, product_id)
);
create index favourites_newest on favourites (user_id, added_at, product_id);
create index favourites_of_product on favourites (product_id, user_id);

-- What a model usually costs: of what is offered, the price in the middle. What an offer costs against it is part of its place in the lists.
create table typical_prices (
  category_id int not null references categories(id) on delete cascade,
  -- Brand and model in small letters.
  name text not null,
  price bigint not null,
  offers int not null,
  primary key (category_id, name)
);
alter table search_state add column prices_counted_at timestamptz;
-- By which offers of a list are alike; null for what is damaged, or has no model.
alter table listings add column model_name text;

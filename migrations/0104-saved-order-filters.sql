-- Filters of a seller's order list under a name of a person's own; they go with the membership.
create table saved_order_filters (
  id bigint generated always as identity primary key,
  company_id int not null,
  user_id uuid not null,
  name text not null check (char_length(name) between 1 and 60),
  filter jsonb not null,
  foreign key (company_id, user_id) references company_members on delete cascade
);
create unique index saved_order_filters_name on saved_order_filters (company_id, user_id, lower(name));

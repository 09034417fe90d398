-- How well a seller's model sells, in steps: part of the place of its offers in the lists. Who sold too little for the first step has no row.
create table model_sales (
  company_id int not null references companies(id) on delete cascade,
  category_id int not null references categories(id) on delete cascade,
  -- Brand and model in small letters; '#' and its id for a product that names no model, or is damaged.
  name text not null,
  step smallint not null check (step between 1 and 5),
  primary key (company_id, category_id, name)
);
create index model_sales_category on model_sales (category_id);
-- The day on which counting was last begun.
alter table search_state add column sales_counted_on date;

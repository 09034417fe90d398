-- Who answers for the safety of goods (Regulation 2023/988 art. 19, 22): by brand, and by offer where a brand is not known.
create table if not exists brands (
  id int generated always as identity primary key,
  name text not null,
  -- The name as it is compared.
  key text not null unique,
  -- Name, postal and electronic address; null: nobody has entered them yet.
  maker jsonb,
  -- Who answers for it in the European Union, where the maker sits elsewhere.
  responsible jsonb,
  -- Entered by the demo: nobody's address.
  is_example boolean not null default false,
  revision int not null default 1,
  updated_at timestamptz not null
);

create table if not exists category_warnings (
  category_id int primary key references categories on delete cascade,
  texts jsonb not null,
  updated_at timestamptz not null
);

-- What a seller says of one offer; it wins over the brand where that is not complete.
create table if not exists offer_safety (
  product_id int primary key references products on delete cascade,
  maker jsonb,
  responsible jsonb,
  warnings jsonb not null default '{}',
  updated_at timestamptz not null
);

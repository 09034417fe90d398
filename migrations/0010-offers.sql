alter table products
  -- Who changed it last by hand; null: a job, an import, or somebody who left.
  add column updated_by uuid,
  -- Since when its prices were offered to buyers; null: never. Prices of a draft are no offers and no reduction is measured against them.
  add column offered_since timestamptz default '-infinity';
update products set offered_since = null where status = 'draft';

-- Which company may show which picture. A key is told to whoever sees the picture: it proves nothing.
create table product_images (
  key text not null,
  company_id int not null references companies on delete cascade,
  width int not null,
  height int not null,
  -- Since when no product shows it, as far as is known; null while one does.
  unused_since timestamptz,
  primary key (key, company_id)
);
create index product_images_unused on product_images (unused_since) where unused_since is not null;
insert into product_images (key, company_id, width, height)
  select distinct on (i ->> 'key', company_id) i ->> 'key', company_id, (i ->> 'width')::int, (i ->> 'height')::int
  from products, jsonb_array_elements(images) i;

-- Devices that are offered, by number: sealed to read again, hashed to recognise, four characters to tell them apart.
create table product_devices (
  id int generated always as identity primary key,
  product_id int not null references products on delete cascade,
  kind text not null check (kind in ('imei', 'serial')),
  number_sealed bytea not null,
  number_hash bytea not null,
  last4 text not null,
  -- Its product is published: one device stands in one such offer of all sellers.
  active boolean not null
);
create unique index product_devices_active on product_devices (number_hash) where active;
create unique index product_devices_product on product_devices (product_id, number_hash);

-- Whoever changes a status, by whatever way: what hangs on it follows.
create function product_offered() returns trigger language plpgsql as $$
begin
  if new.status = 'published' and new.offered_since is null then new.offered_since := new.updated_at; end if;
  return new;
end $$;
create trigger products_offered before update of status on products
  for each row when (old.status <> new.status) execute function product_offered();
create function product_devices_follow() returns trigger language plpgsql as $$
begin
  update product_devices set active = new.status = 'published' where product_id = new.id;
  return null;
end $$;
create trigger products_devices after update of status on products
  for each row when (old.status <> new.status) execute function product_devices_follow();

create index stock_movements_newest on stock_movements (version_id, id);

-- Devices of offers become units. Numbers keep their sealed form, their hash and, where nothing was there before, their ids: an open form still
-- names them. A number that stood in several offers becomes one unit, of the published one, else of the newest. Chains begin when something happens.
create temporary table carried on commit drop as
  select d.id, d.kind, d.number_sealed, d.number_hash, d.last4, p.id as product_id, p.company_id, p.category_id, p.created_at,
    left(p.title, 120) as name,
    -- Numbers of a shop's own (20–29) mean nothing outside.
    case when p.ean ~ '^([0-9]{8}|[0-9]{12}|[013-9][0-9]{12})$' then lpad(p.ean, 14, '0') end as gtin,
    coalesce(own.facts, above.facts, 'others') as facts_group,
    left_with.id as order_id, uuid_send(gen_random_uuid()) as random
  from (
    select distinct on (number_hash) d.* from product_devices d join products p on p.id = d.product_id
    order by number_hash, (p.status = 'published') desc, d.id desc) d
  join products p on p.id = d.product_id
  join categories c on c.id = p.category_id
  left join categories parent on parent.id = c.parent_id
  left join (values ('phones', 'phones'), ('tablets', 'tablets'), ('laptops', 'laptops'), ('desktops', 'desktops'), ('monitors', 'monitors'),
    ('tvs', 'monitors'), ('storage', 'storage'), ('printers', 'printers'), ('home-consoles', 'consoles'), ('cameras', 'cameras'),
    ('network', 'network'), ('servers', 'network')) own (slug, facts) on own.slug = c.slug
  left join (values ('phones', 'phones'), ('tablets', 'tablets'), ('laptops', 'laptops'), ('desktops', 'desktops'), ('monitors', 'monitors'),
    ('storage', 'storage'), ('printers', 'printers'), ('cameras', 'cameras'), ('network', 'network'), ('servers', 'network'))
    above (slug, facts) on above.slug = parent.slug
  -- What an order names for sure, has left and did not come back is with a buyer.
  left join lateral (
    select o.id from order_items i join orders o on o.id = i.order_id
    where i.product_id = p.id and o.status in ('shipped', 'delivered', 'completed')
      and i.condition->'devices' @> jsonb_build_array(jsonb_build_object('kind', d.kind, 'last4', d.last4))
      and not exists (select from versions v where v.product_id = p.id and v.quantity > 0)
    order by o.id desc limit 1) left_with on true;

-- What was received as a unit already stands in the offer that names it.
update units u set product_id = d.product_id from carried d
  where u.number_hash = d.number_hash and u.company_id = d.company_id and u.product_id is null and u.state = 'inStock';

insert into units (id, code, name, facts_group, category_id, gtin, number_kind, number_sealed, number_hash, last4,
    company_id, sold_by, sellers, product_id, state, order_id, created_at)
  overriding system value
  select d.id + (select coalesce(max(id), 0) from units), code.text, name, facts_group, category_id, gtin, kind, number_sealed, number_hash, last4,
    case when order_id is null then company_id end, case when order_id is not null then company_id end, array[company_id],
    case when order_id is null then product_id end, case when order_id is null then 'inStock' else 'sold' end, order_id, created_at
  from carried d cross join lateral (
    -- Twelve of the random bytes of an id: five bits of each are a character.
    select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(d.random, at) & 31) + 1, 1), '' order by at) as text
    from unnest(array[0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15]) at) code
  order by d.id
  on conflict (number_hash) do nothing;
select setval(pg_get_serial_sequence('units', 'id'), greatest((select max(id) from units), 1), exists (select from units));

drop trigger products_devices on products;
drop function product_devices_follow();
drop table product_devices;

-- The page of an offer tells of its units.
create function unit_changes_product() returns trigger language plpgsql as $$
begin
  if old.offered then perform pg_notify('obieg_cache', 'product:' || old.product_id); end if;
  if new.offered then perform pg_notify('obieg_cache', 'product:' || new.product_id); end if;
  return null;
end $$;
create trigger unit_changes_product after update on units
  for each row when (old.offered or new.offered) execute function unit_changes_product();

create or replace function unit_note_removed() returns trigger language plpgsql as $$
begin
  perform pg_notify('obieg_cache', 'unit:' || code) from units where id = new.unit_id;
  perform pg_notify('obieg_cache', 'product:' || product_id) from units where id = new.unit_id and offered;
  return null;
end $$;

-- The worst grade of an offer.
drop index units_product;
create index units_product on units (product_id, id) include (grade) where product_id is not null;

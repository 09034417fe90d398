-- Intel's Core 3, 5, 7 and 9 (since 2024 without the i) become choices wherever a market's processors know the older Core.
with fresh (value, name) as (
  values ('core_3', 'Intel Core 3'), ('core_5', 'Intel Core 5'), ('core_7', 'Intel Core 7'), ('core_9', 'Intel Core 9')),
known as (
  select c.id, a.attribute, a.place from categories c, jsonb_array_elements(c.attributes) with ordinality a (attribute, place)
  where c.attributes @> '[{"key": "cpu_family", "options": [{"value": "core_i5"}]}]'),
-- Right behind the last of the older ones, in the order of the list.
choices as (
  select k.id, o.choice, o.place::numeric as place from known k, jsonb_array_elements(k.attribute -> 'options') with ordinality o (choice, place)
  where k.attribute ->> 'key' = 'cpu_family'),
added as (
  select k.id, jsonb_build_object('value', f.value, 'names', jsonb_build_object('pl-PL', f.name, 'en-US', f.name, 'de-DE', f.name)) as choice,
    (select max(o.place) from choices o where o.id = k.id and o.choice ->> 'value' like 'core\_i%') + 0.5 as place, f.value
  from (select distinct id from choices) k, fresh f
  where not exists (select from choices o where o.id = k.id and o.choice ->> 'value' = f.value)),
whole as (
  select id, jsonb_agg(choice order by place, value) as options
  from (select id, choice, place, '' as value from choices union all select id, choice, place, value from added) every_choice group by id),
renewed as (
  select k.id, jsonb_agg(case when k.attribute ->> 'key' = 'cpu_family' then k.attribute || jsonb_build_object('options', w.options)
    else k.attribute end order by k.place) as attributes
  from known k join whole w using (id) group by k.id)
update categories c set attributes = r.attributes from renewed r where r.id = c.id;

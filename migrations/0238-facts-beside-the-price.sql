-- Attributes that stand beside the price, in markets that have their categories already; new ones take it from their trade.
update categories set attributes = (
    select jsonb_agg(case
      when field->>'key' = any (array['os', 'keyboard_layout', 'color', 'battery_health', 'sim_lock', 'volume_ml', 'shade', 'months_after_opening'])
        then field || '{"carried": true}'::jsonb
      else field end order by place)
    from jsonb_array_elements(attributes) with ordinality as fields (field, place)),
  revision = revision + 1
where exists (
  select from jsonb_array_elements(attributes) as fields (field)
  where not field ? 'carried'
    and field->>'key' = any (array['os', 'keyboard_layout', 'color', 'battery_health', 'sim_lock', 'volume_ml', 'shade', 'months_after_opening']));

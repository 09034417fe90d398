-- Cases that were opened before orders knew of them keep their orders open as later ones do (orders/clocks).
insert into order_matters (order_id, matter)
  select order_id, 'return:' || id from return_cases where status in ('opened', 'accepted', 'sent', 'received', 'disputed')
  on conflict do nothing;

-- Pieces that orders have taken and that still lie on the shelf: held for a payment, or sold and not shipped yet. What somebody counts
-- there is set without them (see docs/decisions/0023).
create view promised_pieces as
  select o.company_id, i.product_id, i.version_id, i.quantity, o.status = 'pending' as held
  from orders o join order_items i on i.order_id = o.id where o.status in ('pending', 'confirmed');

-- Pieces promised to orders that were not there when somebody counted. What comes back or comes in makes up for them first.
alter table versions add column short int not null default 0 check (short >= 0 and (short = 0 or quantity = 0));

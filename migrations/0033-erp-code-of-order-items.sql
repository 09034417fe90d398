-- By what the seller's own system knows what was bought, as it was then.
alter table order_items add column erp_code text;
update order_items i set erp_code = p.erp_code from products p where p.id = i.product_id and p.erp_code is not null;

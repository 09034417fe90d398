-- The operator's list of what all companies offer, the newest first: of one standing, of some categories, or of what was taken down.
create index if not exists assortment_market_standing on assortment (standing, product_id);
create index if not exists assortment_market_category on assortment (category_id, product_id);
create index if not exists products_barred on products (id) where barred is not null;

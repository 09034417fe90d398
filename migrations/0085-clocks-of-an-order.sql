-- What is open about an order (a return, a complaint): as long as there is any, the order is not completed.
create table order_matters (
  order_id bigint not null references orders on delete cascade,
  matter text not null,
  primary key (order_id, matter)
);
